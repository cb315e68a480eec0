import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, siteProcess } from './project.mjs';

test('the container starts the site as npm start does', () => {
  const [, command = ''] = /^CMD (.+)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  expect(JSON.parse(command)).toEqual(['node_modules/.bin/node', ...siteProcess.args]);
});
