/** Editorial content: pages, articles, texts, forms and promotions. */
export { findArticles } from './article.ts'
export { PROOF_DAYS } from './form-attachment.ts'
export { unsubscribe } from './forms/unsubscribe.ts'
export { greetingKey } from './greeting-card.ts'
export { pagePath, pageSlug } from './page-path.ts'
