/**
 * The forms of the storefront: for each file below `app/` with one, the ids of its fields with a secret (a password, or a code
 * that stands in for one or for money). `lint/forms.test.ts` finds forms and fields that are not listed, and
 * `form-secrets.spec.ts` fills in all secrets.
 */
export const SECRET_FIELDS = {
  'features/sign-in/components/RegisterForm.tsx': ['register-password'],
  'features/sign-in/components/LoginForm.tsx': ['login-password'],
  'features/sign-in/components/NewPasswordForm.tsx': ['new-code', 'new-password'],
  'features/sign-in/components/CodeForms.tsx': ['login-code'],
  'features/sign-in/components/AccountOffer.tsx': ['offer-password'],
  'features/profile/components/ProfileForms.tsx': [
    'profile-current-password',
    'profile-new-password',
  ],
  'features/profile/components/EmailForm.tsx': ['profile-email-password', 'profile-email-code'],
  'features/profile/components/AccountData.tsx': ['profile-close-password', 'profile-close-code'],
  'features/profile/components/PasskeySection.tsx': ['passkey-code'],
  'features/checkout/components/GiftCertificates.tsx': ['gift-code'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Forms without a secret field; cards are entered in frames of the payment provider. */
export const OPEN_FORMS = [
  'features/account-orders/components/OrderSearch.tsx',
  'features/address-book/components/AddressForm.tsx',
  'features/basket/public/Coupons.tsx',
  'features/cart/components/GiftMessage.tsx',
  'features/catalog/components/PriceRange.tsx',
  'features/catalog/components/SortSelect.tsx',
  'features/checkout/components/AddressStep.tsx',
  'features/checkout/components/ContactStep.tsx',
  'features/checkout/components/DeliveryStep.tsx',
  'features/checkout/components/PaymentStep.tsx',
  'features/checkout/components/ReviewStep.tsx',
  'features/checkout/components/SeveralAddresses.tsx',
  'features/checkout/components/SeveralMethods.tsx',
  'features/newsletter/components/NewsletterDetails.tsx',
  'features/newsletter/public/NewsletterForm.tsx',
  'features/order-lookup/components/LookupForm.tsx',
  'features/preview/components/PreviewForm.tsx',
  'features/advice/public/PostalCodeForm.tsx',
  'features/stock-alert/components/NotifyForm.tsx',
  'features/engraving/public/EngravingDesigner.tsx',
  'features/profile/components/CompanyForm.tsx',
  'features/returns/components/ReturnForm.tsx',
  'features/reviews/components/ReviewForm.tsx',
  'features/reviews/components/ReviewToolbar.tsx',
  'features/search/components/SearchBox.tsx',
  'features/service/components/ContactForm.tsx',
  'features/shell/components/FindStore.tsx',
  'features/shell/components/SearchForm.tsx',
  'features/sign-in/components/MailRequestForm.tsx',
  'features/stores/components/AddressSearch.tsx',
  'features/warranty/components/NumberCheck.tsx',
  'features/warranty/components/RegistrationForm.tsx',
  'features/warranty/components/Warranties.tsx',
  'features/wishlist-page/components/ShareForm.tsx',
  'features/withdrawal/components/ConfirmForm.tsx',
  'features/withdrawal/components/DetailsForm.tsx',
] as const
