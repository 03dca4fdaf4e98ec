/** Content slots. */
export {findSlot} from '../../../domains/slots/slot-repository'
