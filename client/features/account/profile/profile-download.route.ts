export { downloadLoader as loader } from './download-loader.ts'
