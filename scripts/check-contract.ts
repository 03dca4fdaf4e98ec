/**
 * `npm run check -- contract FOLDER`: replays the contract suite on a sandbox in this process and
 * compares every Shopper API answer with the OpenAPI files in FOLDER, which are not part of this
 * project.
 */
import {shopArchive, shopEndpoints} from '../demo/catalogue/shop'
import {startLocalTarget} from '../sandbox/contract/local-target'
import {contractFixture} from '../sandbox/contract/testing/fixture-archive'
import {OpenApiCheck} from '../sandbox/contract/openapi'
import {runScenario} from '../sandbox/contract/run-scenario'
import {stageMaker} from '../sandbox/contract/scenario'
import {scenarios as coreScenarios} from '../sandbox/contract/scenarios'

/** Intended differences, each with its reason. */
const accepted: readonly RegExp[] = [
  // The list of a customer's baskets requires totals that are not known before a shipping method is
  // chosen; B2C Commerce omits them too, and clients then show that.
  /^shopper-customers\/getCustomerBaskets 200: \/baskets\/\d+ must have required property '(adjustedShippingTotalTax|orderTotal|shippingItems|shippingTotal|shippingTotalTax|taxTotal)'/,
  // A search without results has no hits; published clients check that `hits` is missing.
  /^shopper-search\/productSearch 200: \/ must have required property 'hits'/,
  // The file forbids the two fields beside the list that its own example and base document contain.
  /^shopper-promotions\/\w+ 200: \/ must NOT have additional properties .*"(limit|total)"/,
  // The file has the request of these two as their answer; RFC 7662 defines the result of introspection.
  /^shopper-login\/(introspectToken|revokeToken) 200: \/ must have required property 'token'/,
  // The file forbids additional properties of objects that its own examples contain.
  /^shopper-experience\/getPages? 200: .*\/(data|designMetadata) must NOT have additional properties/,
  // Of the two descriptions one is the general problem, so that both match.
  /^shopper-orders\/(cancel|return)OmsOrder 4\d\d: \/ must match exactly one schema in oneOf .*\[0,1\]/,
  // The file describes these JSON documents as a string; OpenID Connect and every client require an object.
  /^shopper-login\/(getUserInfo|getWellknownOpenidConfiguration) 200: \/ must be string/,
]

async function main(): Promise<number> {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder of the OpenAPI files: check:contract -- FOLDER')
  const check = new OpenApiCheck(folder)
  const local = await startLocalTarget({
    archives: [shopArchive],
    plugins: [shopEndpoints],
    fixture: contractFixture,
  })
  const newStage = stageMaker(local.target)
  const scenarios = [...coreScenarios, ...local.scenarios]
  const findings = new Map<string, number>()
  const note = (finding: string) => {
    if (accepted.some((pattern) => pattern.test(finding))) return
    findings.set(finding, (findings.get(finding) ?? 0) + 1)
  }
  let answers = 0
  try {
    for (const scenario of scenarios) {
      const {exchanges, failure} = await runScenario(scenario, newStage())
      if (failure !== undefined) note(`'${scenario.title}' failed: ${failure}`)
      answers += exchanges.length
      for (const exchange of exchanges) {
        const name = exchange.operation?.key ?? `${exchange.method} ${exchange.path}`
        const problems = check.problemsOf(exchange)
        problems.forEach((problem) => note(`${name} ${exchange.status}: ${problem}`))
      }
    }
  } finally {
    await local.close()
  }
  for (const [finding, count] of findings)
    console.error(count > 1 ? `${finding} (${count}x)` : finding)
  console.log(`${answers} answers of ${scenarios.length} scenarios, ${findings.size} findings.`)
  return findings.size === 0 ? 0 : 1
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
