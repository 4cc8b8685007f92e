/** What the address of a file is answered with when there is none. */
export const noFile = (): Response => new Response('This page could not be found', { status: 404 })

/** A calendar file, for a calendar programme. Throws 404 when there is none. */
export function calendarAnswer(file: { content: string; fileName: string } | null | undefined): Response {
  if (!file) throw noFile()
  return fileAnswer(file.content, file.fileName, 'text/calendar')
}

/** A text file for the visitor to keep. */
export function fileAnswer(text: string, name: string, type: string): Response {
  return answer(text, name, `${type}; charset=utf-8`)
}

/** Like `fileAnswer`, for bytes in base64. */
export function binaryAnswer(base64: string, name: string, type: string): Response {
  return answer(
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    name,
    type,
  )
}

function answer(body: string | Uint8Array<ArrayBuffer>, name: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`,
    },
  })
}
