import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: {
      title: 'In memoriam',
      description: 'Imena i godine pokojnih s brda. Njihove stranice čuvamo za obitelj i prijatelje.',
    },
  };
}

export default function MemorialsPage() {
  return <Page title="In memoriam" lead="Imena onih kojih više nema, da ih se ima tko sjetiti." />;
}
