/** Content slots. */
export {findSlot, type Slot} from '../../../domains/slots/slot-repository'
