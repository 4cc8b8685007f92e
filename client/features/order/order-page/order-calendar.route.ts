// A file has no component; the router needs one for the case that there is no file.
export { NotFoundPage as Component } from '../../not-found/index.ts'
export { orderCalendarLoader as loader } from './order-calendar-loader.ts'
