export { DashboardPage as Component } from './dashboard-page.tsx'
export { dashboardLoader as loader } from './dashboard-loader.ts'
