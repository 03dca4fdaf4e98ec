import type {ShopperExperienceTypes as Types} from 'commerce-sdk-isomorphic'
import type {Content, Folder} from '../../../domains/content/content-repository'
import type {DesignedElement} from '../../../domains/pages/page-repository'

type Present<Members> = {[Name in keyof Members]?: Exclude<Members[Name], null>}

/** Omits null values. */
function present<Members extends object>(members: Members): Present<Members> {
  const known = Object.entries(members).filter(([, value]) => value !== null)
  return Object.fromEntries(known) as Present<Members>
}

/** A component with its regions. */
export function componentDocument(element: DesignedElement): Types.Component {
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
export function pageDocument(element: DesignedElement): Types.Page {
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

const regionDocuments = ({regions}: DesignedElement): Types.Region[] =>
  regions.map(({id, components}) => ({id, components: components.map(componentDocument)}))

/** A content asset; the markup is the custom attribute `c_body`. */
export function contentDocument({
  id,
  custom,
  online: _online,
  searchable: _searchable,
  ...content
}: Content): Types.Content {
  return {id, ...present(content), ...custom}
}

/** A folder with its subfolders. */
export function folderDocument(
  {id, custom, folderIds, contentIds: _contents, online: _online, parentId, ...folder}: Folder,
  levels: number,
  find: (id: string) => Folder | null,
): Types.ContentFolder {
  const children = levels === 0 ? [] : folderIds.flatMap((id) => find(id) ?? [])
  return {
    id,
    ...present({...folder, parentFolderId: parentId}),
    ...(levels === 0
      ? {}
      : {folders: children.map((child) => folderDocument(child, levels - 1, find))}),
    ...custom,
  }
}
