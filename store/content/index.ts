/** Pages, articles, texts, forms and promotions that editors write. */
export { articlesAbout } from './article.ts'
export { unsubscribe } from './forms/unsubscribe.ts'
export { greetingKey } from './greeting-card.ts'
export { pagePath } from './page-path.ts'
