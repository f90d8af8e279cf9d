/** The route table of specification 2, row for row, and /Orders beyond it. */
import { Route, Routes } from 'react-router'
import { ProductsScreen } from '../catalog/products-screen.tsx'
import { HomeScreen } from '../home/home-screen.tsx'
import { paths } from '@baqala/contract/paths'
import { Layout } from './layout.tsx'
import { OrdersWhereKept } from './orders-where-kept.tsx'
import { RequireSession } from './require-session.tsx'
import * as screens from './screens.ts'
import { VisitorsOnly } from './visitors-only.tsx'

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route element={<RequireSession />}>
          <Route path={paths.home} element={<HomeScreen />} />
          <Route path={paths.categories} element={<screens.CategoriesScreen />} />
          <Route path={paths.brands} element={<screens.BrandsScreen />} />
          <Route path={paths.cart} element={<screens.CartScreen />} />
          <Route path={paths.products} element={<ProductsScreen />} />
          <Route path={paths.anyProductDetails} element={<screens.ProductDetailsScreen />} />
          <Route path={paths.payment} element={<screens.PaymentScreen />} />
          <Route path={paths.orderConfirmation} element={<screens.OrderConfirmationScreen />} />
          <Route path={paths.orders} element={<OrdersWhereKept />} />
        </Route>
        <Route element={<VisitorsOnly />}>
          <Route path={paths.login} element={<screens.LoginScreen />} />
          <Route path={paths.register} element={<screens.RegisterScreen />} />
        </Route>
        <Route path={paths.forgotPassword} element={<screens.ForgotPasswordScreen />} />
        <Route path={paths.verifyCode} element={<screens.VerifyCodeScreen />} />
        <Route path={paths.resetPassword} element={<screens.ResetPasswordScreen />} />
        <Route path={paths.wishlist} element={<screens.WishlistScreen />} />
        <Route path="*" element={<screens.NotFoundScreen />} />
      </Route>
    </Routes>
  )
}
