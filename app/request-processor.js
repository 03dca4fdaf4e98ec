export {processRequest} from '../server/app/process-request'
