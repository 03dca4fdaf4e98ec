const BUSY =
  '/^(is)?(busy|checking|leaving|opening|pending|running|saving|sending|submitting|working)$/i'
const BUSY_REF = '/^(is)?(busy|inFlight|running|saving|sending|submitting|underWay)$/i'

const busyMessage =
  'Use `useAction` (app/features/actions), which owns the busy state, second presses and the fault of an action.'
const formMessage =
  'Use `useFormCall` (app/features/actions), which sets up the form and its call: `busy` is the busy state.'

/** Entries of `shop/hand-made-states`: what the shopper does has one manner of being busy, and forms one set-up. */
export const handMadeStateRules = [
  {
    selector: `VariableDeclarator[init.callee.name="useState"] > ArrayPattern > Identifier:first-child[name=${BUSY}]`,
    message: busyMessage,
  },
  {
    selector: `CallExpression[callee.name="useState"] TSLiteralType > Literal[value=${BUSY}]`,
    message: busyMessage,
  },
  {
    selector:
      'TSTypeAliasDeclaration > TSUnionType > TSLiteralType > Literal[value=/^(busy|saving|sending|submitting)$/]',
    message: busyMessage,
  },
  {
    selector: `VariableDeclarator[init.callee.name="useRef"][init.arguments.0.raw="false"][id.name=${BUSY_REF}]`,
    message: busyMessage,
  },
  {selector: 'ImportSpecifier[imported.name="useForm"]', message: formMessage},
  {selector: 'Identifier[name="isSubmitting"]', message: formMessage},
]

/** What the two hooks are made of. */
export const stateMakers = [
  'app/features/faults/public/use-action.ts',
  'app/features/faults/public/use-form-call.ts',
]
