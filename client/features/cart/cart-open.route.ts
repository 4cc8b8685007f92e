// It always leads on, so there is nothing of its own to draw.
export { NotFoundPage as Component } from '../not-found/index.ts'
export { cartOpenLoader as loader } from './cart-open-loader.ts'
