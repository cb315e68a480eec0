import { redirect } from 'react-router';
import { checkUpkeep } from '../actions/check-upkeep.ts';
import { backupContext } from '../backup-context.ts';
import { BackupStanding, HowToRestore, KeptBackups } from '../features/backups/backups.tsx';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { Notice } from '../ui/notice.tsx';
import { backupsView } from '../views/backup-views.ts';
import { deskPlaces } from '../views/desk-places.ts';
import type { Route } from './+types/backups';

export async function loader({ context }: Route.LoaderArgs) {
  checkUpkeep(context, 'see-backups');
  const services = context.get(backupContext);
  return {
    places: deskPlaces('editor', 'backups'),
    page: {
      title: 'Sigurnosne kopije',
      description: 'Kad je nastala posljednja sigurnosna kopija i što se čuva.',
      crumbs: [{ label: 'Uredništvo', href: pathTo('editorial') }],
      hiddenFromSearch: true,
    },
    path: pathTo('backups'),
    backups: services && (await backupsView(services)),
  };
}

export async function action({ context }: Route.ActionArgs) {
  checkUpkeep(context, 'make-backup');
  context.get(backupContext)?.make();
  return redirect(pathTo('backups'));
}

export default function BackupsPage({ loaderData: { places, path, backups } }: Route.ComponentProps) {
  return (
    <Page
      title="Sigurnosne kopije"
      lead={
        backups
          ? 'Svake noći nastaje kopija svega. Čuva se sedam dnevnih, pet tjednih i dvanaest mjesečnih.'
          : 'Ova stranica radi na Googleovoj usluzi Firebase i sama ne izrađuje sigurnosne kopije.'
      }
    >
      <DeskNav places={places} />
      {backups ? (
        <>
          <BackupStanding backups={backups} path={path} />
          {backups.check && (
            <Notice kind={backups.check.isSound ? 'done' : 'trouble'}>
              <p>{backups.check.sentence}</p>
              {backups.check.details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
            </Notice>
          )}
          {backups.unreadable.length > 0 && (
            <Notice kind="trouble">
              Ima kopija koje se ne mogu pročitati: {backups.unreadable.join(', ')}. Javite to onima koji održavaju
              stranicu.
            </Notice>
          )}
          <KeptBackups {...backups} />
          <HowToRestore />
        </>
      ) : (
        <p>Kopije čuva Firebase, prema rasporedu koji su zadali oni koji održavaju stranicu. Oni kopiju i vraćaju.</p>
      )}
    </Page>
  );
}
