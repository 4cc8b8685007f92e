import type { Patch } from './answer-cache.ts'

const CHANNEL = 'larkspur answers'

/** Patches that another page can take: one that is made of an answer is of that page's own. */
type PlainPatch = Patch & { fieldsOf: Record<string, unknown> }

/** The other pages of the shop in this browser: what a change has made of the cart, the favourites and the sign-in, they show, too. */
export class OtherTabs {
  #channel: BroadcastChannel | undefined
  readonly #onPatches: (patches: PlainPatch[]) => void

  constructor(onPatches: (patches: PlainPatch[]) => void) {
    this.#onPatches = onPatches
    this.#open()
    // A page that listens may not be kept for the way back; one that comes back asks for what it shows anyway.
    window.addEventListener('pagehide', () => {
      this.#channel?.close()
      this.#channel = undefined
    })
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#open())
  }

  tell(patches: readonly Patch[]): void {
    const plain = patches.filter((one): one is PlainPatch => typeof one.fieldsOf !== 'function')
    if (plain.length) this.#channel?.postMessage(plain)
  }

  #open(): void {
    this.#channel ??= new BroadcastChannel(CHANNEL)
    this.#channel.onmessage = ({ data }: MessageEvent<PlainPatch[]>) => this.#onPatches(data)
  }
}
