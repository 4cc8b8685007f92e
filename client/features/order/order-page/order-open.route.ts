// It always leads on, so there is nothing of its own to draw.
export { NotFoundPage as Component } from '../../not-found/index.ts'
export { orderOpenLoader as loader } from './order-open-loader.ts'
