const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit'
const TIMEOUT_MS = 60_000

type Captcha = {
  ready: (then: () => void) => void
  render: (place: HTMLElement, options: object) => number
  execute: (widget: number) => void
}

let loading: Promise<Captcha> | undefined

/** A token of the invisible reCAPTCHA v2; it may show the visitor a task. Rejects when it cannot be had. */
export async function captchaToken(siteKey: string): Promise<string> {
  loading ??= load()
  loading.catch(() => (loading = undefined))
  const captcha = await loading
  const place = document.createElement('div')
  document.body.append(place)
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<string>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha was not answered')), TIMEOUT_MS)
    const widget = captcha.render(place, {
      sitekey: siteKey,
      size: 'invisible',
      callback: resolve,
      'error-callback': () => reject(new Error('The captcha cannot be reached')),
    })
    captcha.execute(widget)
  }).finally(() => {
    clearTimeout(timer)
    place.remove()
  })
}

function load(): Promise<Captcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onerror = () => reject(new Error('The captcha cannot be reached'))
    script.onload = () => {
      const { grecaptcha } = window as Window & { grecaptcha?: Captcha }
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('The captcha is not what it was'))
    }
    document.head.append(script)
  })
}
