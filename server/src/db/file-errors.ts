const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'that is a folder',
  EEXIST: 'that is a file and no folder',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'it cannot be written to',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
}

/** Says in words why the system refused a file. Undefined for any other error. */
export function explainFileCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  // Files are opened exclusively; only folders are made where something may stand.
  if (error.code === 'EEXIST' && error.syscall === 'open') return 'somebody else put a file there meanwhile'
  return WHY[String(error.code)]
}
