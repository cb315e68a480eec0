// Finds Firefox, and WebKit with a screen to draw on, for the walk through other browsers, or installs Debian’s packages.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installFromDebian } from './debian.mjs';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const LIBRARIES = '/usr/lib';

/** Where everything is, as environment of the tests. */
export async function ensureBrowsers() {
  if (!installed() && canInstall) {
    console.log('Installing Firefox and WebKit from Debian’s packages …');
    await installFromDebian(...PACKAGES);
  }
  const found = installed();
  if (found) return found;
  throw new Error(
    `Firefox ESR and WebKitGTK are needed: as root of a Debian machine, apt-get install ${PACKAGES.join(' ')}`,
  );
}

function installed() {
  const found = {
    FIREFOX: '/usr/bin/firefox-esr',
    WEBKIT_DRIVER: '/usr/bin/WebKitWebDriver',
    WEBKIT: miniBrowser(),
    XVFB: '/usr/bin/Xvfb',
  };
  return Object.values(found).every((path) => path && existsSync(path)) ? found : undefined;
}

/** WebKit’s own small browser lies beside its library, by architecture and version. */
function miniBrowser() {
  const below = (folder) => readdirSync(folder).map((name) => join(folder, name));
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = below(LIBRARIES)
    .filter((path) => /-linux-gnu\w*$/.test(path))
    .flatMap(below);
  const paths = folders.filter((path) => /webkit2gtk-4\.\d$/.test(path)).map((path) => join(path, 'MiniBrowser'));
  return paths.find((path) => existsSync(path));
}
