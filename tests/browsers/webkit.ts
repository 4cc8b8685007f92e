import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder } from 'selenium-webdriver'
import { CONSENT } from '../support/shopping/consent.ts'
import { freePort } from '../../scripts/free-port.ts'
import { eventually } from '../support/pages/steps.ts'
import type { Engine, Kind, WindowOptions } from './engine.ts'
import { REPORTS } from './listener.ts'
import type { Listener } from './listener.ts'
import { OLDEST } from './oldest.ts'
import { tellOfConsole } from './tell-of-console.ts'
import { WebDriverTab } from './webdriver-tab.ts'

/** Our style of the window's tools (gtk-3.0/gtk.css). */
const GTK_CONFIG = join(import.meta.dirname, 'webkit')

/** A window opens in two seconds, in twenty on a machine that does much else. */
const OPENED_WITHIN_MS = 60_000

/** Starts WebKitGTK's driver, with a screen of its own. WEBKIT_DRIVER and XVFB name the programs. */
export async function startWebKit({ scripts, oldest }: Kind, listener: Listener): Promise<Engine> {
  const tell = `(${tellOfConsole})(${JSON.stringify(REPORTS)})`
  listener.runFirst(!scripts ? '' : oldest ? `${tell};${OLDEST}` : tell)
  const { screen, display } = await startScreen()
  let driver = await startDriver(display)

  async function openWindow({ shopUrl, width, height }: WindowOptions) {
    const session = await new Builder()
      .usingServer(driver.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        proxy: { proxyType: 'manual', httpProxy: new URL(listener.url).host },
        'webkitgtk:browserOptions': {
          args: ['--automation', '--time-zone=Europe/London', `--enable-javascript=${scripts}`],
        },
      })
      .build()
    await session.manage().window().setRect({ x: 0, y: 0, width, height })
    // A cookie can be set for the site that is shown only.
    await session.get(`${shopUrl}/favicon.svg`)
    await session.manage().addCookie({ name: CONSENT.name, value: CONSENT.value })
    return { tab: new WebDriverTab(session, { scripts, shopUrl }), close: () => session.quit() }
  }

  return {
    open: async (options) => {
      const opened = await Promise.race([
        openWindow(options),
        pause(OPENED_WITHIN_MS, undefined, { ref: false }),
      ])
      if (opened) return opened
      // Seen once on a machine with six programs for each processor: the driver answers nothing any more. What is tested
      // has not begun.
      console.warn(`WebKitGTK's driver opened no window in ${OPENED_WITHIN_MS} ms: it is started anew`)
      await end(driver.process)
      driver = await startDriver(display)
      return openWindow(options)
    },
    stop: async () => {
      await end(driver.process)
      await end(screen)
    },
  }
}

async function startDriver(display: string): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort()
  const driver = spawn(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: GTK_CONFIG, LC_ALL: 'en_GB.UTF-8' },
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await eventually(isReady).toBe(true)
  return { process: driver, url }
}

/** Starts a screen nobody looks at, and waits until windows can be opened on it. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const size = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const screen = spawn(process.env.XVFB ?? 'Xvfb', ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const told = once(createInterface(screen.stdio[3] as Readable), 'line')
  const failed = once(screen, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with exit code ${code}`)
  })
  const [number] = await Promise.race([told, failed])
  return { screen, display: `:${number}` }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
