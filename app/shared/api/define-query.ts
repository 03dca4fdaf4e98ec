import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import {useShop, type Shop} from '@app/shared/lib/shop-context'

/** What an answer depends on, and what its read is given of the shop. */
interface ScopedShop {
  /** Data of the program, or of all sites. */
  readonly everywhere: Pick<Shop, 'readDirectory'>
  readonly site: Pick<Shop, 'api' | 'site'>
  /** A locale has one currency. */
  readonly locale: Shop
  /** Personal data of a customer, in the language of the page. */
  readonly customer: Shop
}
type Scope = keyof ScopedShop

interface Signal {
  readonly signal?: AbortSignal | undefined
}

/** Times are milliseconds. */
interface Settings {
  readonly staleTime?: number
  readonly cacheTime?: number
  readonly keepPreviousData?: boolean
  readonly refetchOnWindowFocus?: 'always'
}

/** A read that no hook of commerce-sdk-react makes: of OCAPI, of a custom endpoint, of our server, or of several calls. */
interface QueryDefinition<In extends Scope, Parameters, Answer> extends Settings {
  /** Names of the read, unique in the shop; its scope and parameters follow in the key. */
  readonly key: readonly [string, ...string[]]
  /** `locale` when absent. */
  readonly scope?: In
  /** @throws ApiFault (rejects) */
  readonly read: (shop: ScopedShop[In], parameters: Parameters, context: Signal) => Promise<Answer>
  /** What the answer depends on; the parameters themselves when absent. */
  readonly keyOf?: (parameters: Parameters) => unknown
  /** Whether the hook reads by itself; always when absent, except for the customer ''. */
  readonly enabled?: (parameters: Parameters) => boolean
}

/** Parameters of a customer's read name the customer. */
type Given<In extends Scope, Parameters> = In extends 'customer'
  ? ([Parameters] extends [void] ? unknown : Parameters) & {readonly customerId: string}
  : Parameters

/** A read as pages declare it, and as the query client takes it. */
export interface DefinedQuery<Answer> extends Settings {
  readonly queryKey: QueryKey
  readonly queryFn: (context?: Signal) => Promise<Answer>
  readonly enabled: boolean
}

type HookOptions<Answer, Data> = Omit<
  UseQueryOptions<Answer, unknown, Data>,
  'queryFn' | 'queryKey' | 'initialData'
>

interface DefinedRead<In extends Scope, Parameters, Answer> {
  readonly query: (shop: ScopedShop[In], parameters: Given<In, Parameters>) => DefinedQuery<Answer>
  /** The hook, in the form of those of commerce-sdk-react. */
  readonly use: <Data = Answer>(
    parameters: Given<In, Parameters>,
    options?: HookOptions<Answer, Data>,
  ) => UseQueryResult<Data>
  /** Beginning of the keys of all answers; not for data of customers, whose keys begin with the customer. */
  readonly key: QueryKey
}

/** Beginning of the keys of a customer's data: `['account', customerId]`. */
export const CUSTOMER_KEY = 'account'

function keyIn(scope: Scope, key: QueryKey, shop: Partial<Shop>, customerId: unknown): QueryKey {
  const site = [...key, shop.site?.id]
  const locale = [...site, shop.locale?.id]
  return {everywhere: key, site, locale, customer: [CUSTOMER_KEY, customerId, ...locale]}[scope]
}

/** Defines a read once: its key with site, locale or customer, the query for pages, and the hook. */
export function defineQuery<Answer, Parameters = void, In extends Scope = 'locale'>({
  key,
  scope = 'locale' as In,
  read,
  keyOf = (parameters) => parameters,
  enabled = () => true,
  ...settings
}: QueryDefinition<In, Parameters, Answer>): DefinedRead<In, Parameters, Answer> {
  const query = (shop: ScopedShop[In], given: Given<In, Parameters>): DefinedQuery<Answer> => {
    const parameters = given as Parameters
    const {customerId} = (given ?? {}) as {customerId?: unknown}
    const own = keyOf(parameters)
    return {
      ...settings,
      queryKey: [
        ...keyIn(scope, key, shop as Partial<Shop>, customerId),
        ...(own === undefined ? [] : [own]),
      ],
      enabled: enabled(parameters) && (scope !== 'customer' || customerId !== ''),
      queryFn: (context = {}) => read(shop, parameters, context),
    }
  }
  return {
    key,
    query,
    use: (parameters, options) => {
      const defined = query(useShop(), parameters)
      const enabled = defined.enabled && options?.enabled !== false
      return useQuery({...(defined as object), ...options, enabled}) as never
    },
  }
}

/** A change of what such reads have read. */
interface MutationDefinition<Input, Answer> {
  /** @throws ApiFault (rejects) */
  readonly call: (shop: Shop, input: Input) => Promise<Answer>
  /** Reads whose answers the change makes old: those on the page are read again before the change ends. */
  readonly invalidates?: (
    shop: Shop,
    input: Input,
    answer: Answer,
  ) => readonly {readonly queryKey: QueryKey}[]
  /** Answers that the change has brought, with their reads. */
  readonly stores?: (
    shop: Shop,
    input: Input,
    answer: Answer,
  ) => readonly (readonly [read: {readonly queryKey: QueryKey}, data: unknown])[]
}

/** Defines a change once: its call, and what it does to the cache. The hook returns the function for `useAction`. */
export function defineMutation<Input, Answer>({
  call,
  invalidates = () => [],
  stores = () => [],
}: MutationDefinition<Input, Answer>): () => (input: Input) => Promise<Answer> {
  return () => {
    const shop = useShop()
    const queryClient = useQueryClient()
    return async (input) => {
      const answer = await call(shop, input)
      for (const [{queryKey}, data] of stores(shop, input, answer)) {
        // An answer that is under way is older than the change.
        await queryClient.cancelQueries(queryKey)
        queryClient.setQueryData(queryKey, data)
      }
      const old = invalidates(shop, input, answer)
      await Promise.all(old.map(({queryKey}) => queryClient.invalidateQueries({queryKey})))
      return answer
    }
  }
}
