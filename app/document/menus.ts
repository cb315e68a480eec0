import { onPress } from './press.ts';

/** Drawer and account menu are the browser's own; this is what not every browser does by itself. */
export function startMenus(): void {
  onPress<HTMLButtonElement>('button[command="show-modal"]', (button) => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  });
  // A click beside an open dialog is a click on the dialog itself.
  onPress<HTMLDialogElement>('dialog[closedby="any"]', (dialog, { target }) => {
    if (target === dialog) dialog.close();
  });
  // In an app the page stays, and so would they.
  onPress('dialog[closedby="any"] a, [popover] a', () => {
    closeDrawer();
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  });
  // Inline navigation takes over on a wide window; a drawer left open would only cover it.
  matchMedia('(width >= 1370px)').addEventListener('change', closeDrawer);
  onPress('button[data-print]', () => print());
}

function closeDrawer(): void {
  document.querySelector<HTMLDialogElement>('dialog[closedby="any"][open]')?.close();
}
