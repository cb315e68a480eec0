import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { mayKeepUp, type UpkeepAction } from '../../domain/upkeep-permissions.ts';
import { answerExportForm } from '../actions/export-actions.ts';
import { siteContext } from '../site-context.ts';
import * as backups from './backups.tsx';
import * as exportState from './export-state.tsx';
import * as exports from './exports.tsx';

type Args = { readonly context: RouterContextProvider };

function formOf(intent: string): FormData {
  const form = new FormData();
  form.set('intent', intent);
  return form;
}

/** Every door of a page. What is taken as a file: server/archive/who-takes-out.test.ts. */
const DOORS: readonly (readonly [UpkeepAction, (args: Args) => unknown])[] = [
  ['see-backups', (args) => backups.loader(args as never)],
  ['make-backup', (args) => backups.action(args as never)],
  ['see-exports', (args) => exports.loader(args as never)],
  ['see-exports', (args) => exportState.loader(args as never)],
  ['make-copy', ({ context }) => answerExportForm(context, formOf('copy'))],
  ['take-private-archive', ({ context }) => answerExportForm(context, formOf('private'))],
];

test.each(DOORS)(
  '%s is refused to whom the table does not name, before anything else is looked at',
  async (action, open) => {
    for (const role of [undefined, 'member', 'writer', 'editor'] as const) {
      const context = new RouterContextProvider();
      context.set(siteContext, { viewer: role && { name: 'Iva', role, mark: 'm' } } as never);
      const isRefused = await (async () => open({ context }))().then(
        () => false,
        (thrown: { init?: ResponseInit }) => thrown.init?.status === 403,
      );
      expect(isRefused, role).toBe(!mayKeepUp(role, action));
    }
  },
);
