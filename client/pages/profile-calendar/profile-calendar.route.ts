export { calendarLoader as loader } from './calendar-loader.ts'
