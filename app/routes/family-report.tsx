import { mdiDownload } from '@mdi/js';
import { PersonLinks } from '../features/family-tree/report/person-links.tsx';
import { Report } from '../features/family-tree/report/report.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { SampleLabel } from '../ui/sample-label.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { reportFor } from '../views/family-report.ts';
import { personAt, personLinks, reportKindIn, reportPath } from '../views/tree-person-page.ts';
import { TREE_PAGES, TREE_WORDS } from '../views/trees.ts';
import type { Route } from './+types/family-report';

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { tree, genealogy, person } = await personAt(site, params.tree, params.id);
  const kind = reportKindIn(searchParams);
  const { title } = TREE_WORDS[tree];
  return {
    page: {
      title: `Rodoslovno izvješće: ${person.name.full}`,
      description: 'Preci ili potomci jedne osobe, redom i s brojevima.',
      crumbs: [
        { label: 'Obiteljska stabla', href: pathTo('trees') },
        { label: title, href: pathTo(TREE_PAGES[tree].page) },
      ],
      hiddenFromSearch: true,
    },
    report: reportFor(site, genealogy, person, { tree, kind }),
    links: personLinks(tree, person.id, 'report'),
    pdf: reportPath('familyReportPdf', tree, person.id, kind),
    tabs: (['ancestors', 'descendants'] as const).map((one) => ({
      label: one === 'ancestors' ? 'Preci' : 'Potomci',
      href: reportPath('familyReport', tree, person.id, one),
      current: one === kind,
    })),
  };
}

export default function FamilyReportPage({ loaderData }: Route.ComponentProps) {
  const { report, links, pdf, tabs } = loaderData;
  return (
    <Page title={report.name} eyebrow="Rodoslovno izvješće" lead={report.years || undefined}>
      {report.sample && <SampleLabel>{report.sample}</SampleLabel>}
      <PersonLinks links={links}>
        <LinkButton href={pdf} icon={mdiDownload}>
          Preuzmite PDF
        </LinkButton>
      </PersonLinks>
      <Tabs label="Preci ili potomci" tabs={tabs} />
      <Report report={report} />
    </Page>
  );
}
