/*
 * The export of React Query that PWA Kit uses in browsers. Its page for refreshing data imports the package
 * as CommonJS, of which webpack would keep all: hooks for mutations, infinite lists and suspense.
 */
export {useQueryClient} from '@tanstack/react-query'
