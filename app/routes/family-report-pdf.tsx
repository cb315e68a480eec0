import { slugOf } from '../../domain/slug.ts';
import { inlinePrintFaces } from '../features/family-tree/report/print-faces.ts';
import { reportPdf } from '../features/family-tree/report/report-pdf.ts';
import { siteContext } from '../site-context.ts';
import { reportFor } from '../views/family-report.ts';
import { personAt, reportKindIn } from '../views/tree-person-page.ts';
import type { Route } from './+types/family-report-pdf';

/** The report as a file for paper. */
export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { tree, genealogy, person } = await personAt(site, params.tree, params.id);
  const report = reportFor(site, genealogy, person, { tree, kind: reportKindIn(searchParams) });
  const pdf = await reportPdf(report, inlinePrintFaces());
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="rodoslovni-izvjestaj-${slugOf(person.name.full) || 'osobe'}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
