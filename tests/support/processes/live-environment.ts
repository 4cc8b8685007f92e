/** What a live shop is told when it is told everything but its database. */
export const LIVE_ENVIRONMENT = {
  SHOP_MODE: 'live',
  SITE_URL: 'https://larkspur.example',
  COOKIE_DOMAIN: 'larkspur.example',
  SECURITY_CONTACT: 'mailto:security@larkspur.example',
  AUTH_SECRET: 'a secret of the tests, long enough for anything',
  SMTP_URL: 'smtp://127.0.0.1:1',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_SMS_FROM: '+442079460000',
  TWILIO_WHATSAPP_FROM: '+442079460001',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
