import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { UnusableFolder } from '../db/lock-folder.ts'
import { makeFolder } from '../db/make-folder.ts'
import { explainFileCode } from '../db/file-errors.ts'
import type { Config } from './config.ts'

/** Makes the folder that PICTURES_DIR names, if it does. Throws UnusableFolder if nothing can be written there. */
export async function preparePicturesFolder({ picturesFolder, isPicturesFolderNamed }: Config): Promise<void> {
  if (!isPicturesFolderNamed) return
  try {
    await makeFolder(picturesFolder)
    await refuseReadOnly(picturesFolder)
  } catch (error) {
    throw new UnusableFolder('PICTURES_DIR', picturesFolder, explainFileCode(error) ?? String(error))
  }
}

/** Rejects with the system's error unless this user may make files in the folder. */
export function refuseReadOnly(folder: string): Promise<void> {
  return access(folder, constants.W_OK | constants.X_OK)
}
