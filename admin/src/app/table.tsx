import type { ReactNode } from 'react'

interface TableProps {
  readonly heads: readonly ReactNode[]
  readonly children: ReactNode
}

/** Rows under their headings; below 640 px each row is a card (admin.css). */
export function Table({ heads, children }: TableProps) {
  return (
    <table className="admin-table">
      <thead>
        <tr className="text-sm text-ink-soft">
          {heads.map((head, at) => (
            <th key={at} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
