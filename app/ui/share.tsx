import { mdiShareVariantOutline } from '@mdi/js';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const NAME = 'Podijelite';

/** Answered by app/document/copying.ts: the phone's own sharing where it has one, otherwise the address is copied. */
export function Share({ title }: { readonly title: string }) {
  return (
    <Button type="button" look="quiet" data-share={title} needsScripts>
      <Icon path={mdiShareVariantOutline} />
      <span aria-live="polite" data-name={NAME}>
        {NAME}
      </span>
    </Button>
  );
}
