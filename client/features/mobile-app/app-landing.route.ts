export { AppLandingPage as Component } from './app-landing-page.tsx'
export { appLandingLoader as loader } from './app-landing-loader.ts'
