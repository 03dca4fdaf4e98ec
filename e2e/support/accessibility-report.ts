import fs from 'node:fs'
import path from 'node:path'
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter'

const FILE = path.resolve(__dirname, '../../config/accessibility-checks.json')

/** Counts the checks of accessibility for the statement of the shop (docs/guides/market-law.md). */
class AccessibilityReport implements Reporter {
  /** Whether the last try of a test passed, by its id. */
  private readonly axe = new Map<string, boolean>()
  private readonly keyboard = new Map<string, boolean>()

  onTestEnd({id, title, location, expectedStatus}: TestCase, {status}: TestResult): void {
    const passed = status === expectedStatus
    if (title.startsWith('axe finds nothing on')) this.axe.set(id, passed)
    else if (/keyboard/.test(path.basename(location.file) + title)) this.keyboard.set(id, passed)
  }

  onEnd(): void {
    const date = new Date().toISOString().slice(0, 10)
    const problems = (tests: Map<string, boolean>) =>
      [...tests.values()].filter((passed) => !passed).length
    const checks = {
      axe: {date, pages: this.axe.size, problems: problems(this.axe)},
      keyboard: {date, ways: this.keyboard.size, problems: problems(this.keyboard)},
    }
    fs.writeFileSync(FILE, `${JSON.stringify(checks, null, 2)}\n`)
  }
}

export default AccessibilityReport
