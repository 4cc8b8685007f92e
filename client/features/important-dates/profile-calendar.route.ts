// A file has no component; the router needs one for the case that there is no file.
export { NotFoundPage as Component } from '../not-found/index.ts'
export { calendarLoader as loader } from './calendar-loader.ts'
