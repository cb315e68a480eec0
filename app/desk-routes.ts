/** The desk's part of the URL table (routes.ts): pages, data and forms for those who write and edit. */
export const desk = {
  photographs: {
    path: '/urednistvo/fotografije',
    kind: 'app',
    guard: 'writer',
    module: 'photographs',
    uploads: 'photographs',
  },
  photograph: {
    path: '/urednistvo/fotografija/:file',
    kind: 'app',
    guard: 'writer',
    module: 'photograph',
    uploads: 'photographs',
  },
  photographUploads: {
    path: '/urednistvo/fotografije/slanje',
    kind: 'service',
    guard: 'writer',
    module: 'photograph-uploads',
    data: true,
  },
  photographUpload: {
    path: '/urednistvo/fotografije/slanje/:id',
    kind: 'service',
    guard: 'writer',
    module: 'photograph-upload',
    data: true,
  },
  photographsData: {
    path: '/urednistvo/fotografije.json',
    kind: 'service',
    guard: 'writer',
    module: 'photographs-data',
    data: true,
  },
} as const;
