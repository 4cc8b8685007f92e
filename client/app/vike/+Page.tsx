// vike wants a page to exist; what it shows is decided in +onRenderHtml and +onRenderClient.
export function Page() {
  return null
}
