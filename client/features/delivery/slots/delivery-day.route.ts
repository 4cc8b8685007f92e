export { deliveryDayLoader as loader } from './delivery-day-loader.ts'
