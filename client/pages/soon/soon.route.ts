export { SoonPage as Component } from '../soon/soon-page.tsx'
export { soonLoader as loader } from '../soon/soon-loader.ts'
