import type {MouseEvent, PointerEvent} from 'react'
import {type TileColor} from '../public/tile'
import {colorClass} from '../public/swatches'
import styles from './ColorDots.module.css'

interface ColorDotsProps {
  colors: readonly TileColor[]
  /** Index of the displayed colour. */
  current: number
  more?: string
  /** Accessible name of the group, which experiment cro61 shows in its place. */
  label: string
  hrefOf: (color: TileColor) => string
  onChoose: (index: number) => void
}

/**
 * Colours of a tile. Each is a link to the product in that colour; with JavaScript it changes the
 * picture of the tile instead, and the tile's own link includes the selected colour.
 */
export function ColorDots({colors, current, more, label, hrefOf, onChoose}: ColorDotsProps) {
  return (
    <div className={styles.dots} role="group" aria-label={label}>
      {colors.map((color, index) => (
        <a
          key={color.id}
          className={colorClass(color.id)}
          href={hrefOf(color)}
          title={color.name}
          aria-current={index === current || undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onChoose(index)
          }}
          onPointerEnter={(event: PointerEvent) => {
            if (event.pointerType === 'mouse') onChoose(index)
          }}
        />
      ))}
      {more && <span className={styles.more}>{more}</span>}
    </div>
  )
}
