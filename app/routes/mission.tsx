import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: { title: 'Naša misija', description: 'Zašto postoji ova stranica, kako nastaje i kako se možete uključiti.' },
  };
}

export default function MissionPage() {
  return <Page title="Naša misija" lead="Čuvamo ono što se pamti, prije nego što se zaboravi." />;
}
