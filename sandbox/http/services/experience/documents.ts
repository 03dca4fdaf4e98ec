import type {Content, Folder} from '../../../domains/content/content-repository'
import type {DesignedElement} from '../../../domains/pages/page-repository'

/** Omits null values. */
function present(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null))
}

/** A component with its regions. */
export function componentDocument(element: DesignedElement): object {
  return {
    id: element.id,
    typeId: element.typeId,
    ...present({name: element.name}),
    fragment: false,
    embedded: false,
    data: element.data,
    custom: {},
    visible: true,
    localized: element.localized,
    designMetadata: {
      id: element.typeId,
      name: element.name ?? element.typeId,
      archType: 'headless',
    },
    regions: regionDocuments(element),
  }
}

/** A page with its regions and their components. */
export function pageDocument(element: DesignedElement): object {
  const {name, description, pageTitle, pageDescription, pageKeywords} = element
  return {
    id: element.id,
    typeId: element.typeId,
    ...present({
      aspectTypeId: element.aspectTypeId,
      name,
      description,
      pageTitle,
      pageDescription,
      pageKeywords,
    }),
    data: element.data,
    custom: {},
    visible: true,
    localized: element.localized,
    designMetadata: {id: element.typeId, name: name ?? element.typeId, archType: 'headless'},
    regions: regionDocuments(element),
  }
}

const regionDocuments = ({regions}: DesignedElement): object[] =>
  regions.map(({id, components}) => ({id, components: components.map(componentDocument)}))

/** A content asset; the markup is the custom attribute `c_body`. */
export function contentDocument({
  custom,
  online: _online,
  searchable: _searchable,
  ...content
}: Content): object {
  return {...present(content), ...custom}
}

/** A folder with its subfolders. */
export function folderDocument(
  {custom, folderIds, contentIds: _contents, online: _online, parentId, ...folder}: Folder,
  levels: number,
  find: (id: string) => Folder | null,
): object {
  const children = levels === 0 ? [] : folderIds.flatMap((id) => find(id) ?? [])
  return {
    ...present({...folder, parentFolderId: parentId}),
    ...(levels === 0
      ? {}
      : {folders: children.map((child) => folderDocument(child, levels - 1, find))}),
    ...custom,
  }
}
