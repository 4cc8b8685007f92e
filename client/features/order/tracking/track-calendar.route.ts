// A file has no component; the router needs one for the case that there is no file.
export { NotFoundPage as Component } from '../../not-found/index.ts'
export { trackCalendarLoader as loader } from './track-calendar-loader.ts'
