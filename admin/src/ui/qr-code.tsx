import { useMemo } from 'react'
import { encode } from 'uqr'

type QrCodeProps = Readonly<{ text: string; label: string; className?: string }>

/** A QR code as one path, dark on light in both themes: scanners want it so. */
export function QrCode({ text, label, className = 'size-44 rounded-field' }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { border: 2 }), [text])
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
