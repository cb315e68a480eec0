// Finds a Chromium for the end-to-end tests, or gets one: CHROMIUM_PATH, an installed browser, Debian's package when
// this is root's machine, else Playwright's own.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installFromDebian } from './debian.mjs';
import { run } from './project.mjs';

/** The shell first: the whole browser draws its own windows even when nobody sees them, which costs more than our pages do. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names '${process.env.CHROMIUM_PATH}', and there is no such file.`);
  }
  return installed() ?? (await fromDebian()) ?? (await fromPlaywright());
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

async function fromDebian() {
  if (!canInstall) return undefined;
  console.log('Installing Chromium from Debian’s packages …');
  for (const name of DEBIAN_PACKAGES) if (await installFromDebian(name)) break;
  return installed();
}

async function fromPlaywright() {
  console.log('Installing Playwright’s Chromium …');
  const { code } = await run('playwright', ['install', 'chromium', '--with-deps'], { quiet: true });
  if (code === 0) {
    const { chromium } = await import('@playwright/test');
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
  }
  throw new Error('No Chromium could be found or installed: install one, or name it in CHROMIUM_PATH.');
}
