export type Fields = Record<string, string | File>

/** Posts a form as a browser without JavaScript does; with a file in it, as multipart. */
export async function postForm(url: string, fields: Fields) {
  const multipart = Object.values(fields).some((value) => value instanceof File)
  const form = multipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) form.append(name, value as string)
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookies: answer.headers.getSetCookie(),
    cacheControl: answer.headers.get('cache-control'),
    html: await answer.text(),
  }
}
