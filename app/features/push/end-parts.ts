export {removeDevices} from './api/push-calls'
export {endMessages} from './model/choose'
