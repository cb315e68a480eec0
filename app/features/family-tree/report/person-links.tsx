import { mdiPrinterOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './report.module.css';

interface PersonLinksProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly children?: ReactNode;
}

/** Where else the same person is shown, and what can be done with the page. */
export function PersonLinks({ links, children }: PersonLinksProps) {
  return (
    <div className={styles.links}>
      {links.map(({ label, href }) => (
        <LinkButton key={href} href={href}>
          {label}
        </LinkButton>
      ))}
      {children}
      <Button type="button" needsScripts data-print="">
        <Icon path={mdiPrinterOutline} />
        Ispišite
      </Button>
    </div>
  );
}
