import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { publicSettings } from '../../../data/settings.ts'
import type { drawTiles } from './leaflet-map.ts'
import styles from './map.module.css'
import type { Place } from './projection.ts'

type Spot = Place & { title: string; href: string }

/** A map with streets over the drawn one, where the shop has tiles (MAP_TILES_URL); else nothing. */
export function TileMap({ spots }: { spots: Spot[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const draw = useDrawTiles()
  const navigate = useNavigate()
  useEffect(() => {
    const { mapTiles } = publicSettings()
    if (!draw || !mapTiles || !frame.current) return
    return draw(frame.current, mapTiles, spots, (href) => void navigate(href))
  }, [draw, spots, navigate])
  if (!draw) return null
  // The library has its own idea of how its element is placed; the frame around it stays where it is put.
  return (
    <div className={styles.tiles}>
      <div ref={frame} className={styles.canvas} />
    </div>
  )
}

/** The library, once it is here: only who looks at a map with tiles loads it. */
function useDrawTiles(): typeof drawTiles | undefined {
  const [loaded, setLoaded] = useState<{ draw: typeof drawTiles }>()
  useEffect(() => {
    if (!publicSettings().mapTiles) return
    let gone = false
    void import('./leaflet-map.ts').then((library) => {
      if (!gone) setLoaded({ draw: library.drawTiles })
    })
    return () => {
      gone = true
    }
  }, [])
  return loaded?.draw
}
