// Part of the build. React Router's list of routes comes with every app: of documents, which the browser loads whole, and of
// services it need not say which files they consist of. They have the module of the root, which is there already: whoever goes to one
// leaves the app (clientMiddleware in app/root.tsx), and nothing of it is shown.
import { readFileSync, writeFileSync } from 'node:fs';
import { kindOf } from '../app/page-kinds.ts';
import { filesBelow } from './project.mjs';

const [file, ...others] = filesBelow(['build/client/assets']).filter((path) => /\/manifest-[^/]+\.js$/.test(path));
if (!file || others.length > 0) throw new Error('The build has no manifest of routes, or several');
const [, before = '', json = '', after = ''] = /^([^{]*)(\{.*\})(;?\s*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
const manifest: { routes: Record<string, { module: string; imports: string[]; css: string[] }> } = JSON.parse(json);
const { module } = manifest.routes.root ?? {};
for (const [id, route] of Object.entries(manifest.routes)) {
  if (id !== 'root' && kindOf(id) !== 'app') Object.assign(route, { module, imports: [], css: [] });
}
writeFileSync(file, `${before}${JSON.stringify(manifest)}${after}`);
